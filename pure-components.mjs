/**
 * A loader for libraries that set `Component.displayName` beside their components: the assignment counts as a side
 * effect, so that the bundler must keep components which nobody uses. In the router these are 4 kB of every page, and
 * what its error boundary does for React's server components, which this site has none of, is half a kilobyte more.
 * Where a library changes its way of writing, nothing breaks; the file only grows, and the size budget tells.
 */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\w*\()/g, '= /* @__PURE__ */ $1')
    .replace(/^ {4}if \(this\.context\b.*\) \{\n(?: {6}.*\n)*? {4}\}\n/gm, '');
}
