/** What the router's error boundary does for React's server components, which this site has none of: half a kilobyte. */
export const unused = [
  `    if (this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string") {
      const decoded = decodeRouteErrorResponseDigest(error.digest);
      if (decoded) error = decoded;
    }
`,
  `    if (this.context) {
      return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);
    }
`,
];

/**
 * A loader for libraries that set `Component.displayName` beside their components: the assignment counts as a side
 * effect, so that the bundler must keep components which nobody uses. In the router these are 4 kB of every page. It
 * takes those lines out, and exactly the texts above, and marks calls that have no effect. Where a new version of the
 * router is written in another way, `shell/src/federation/upgrade.test.ts` fails.
 */
export default function pureComponents(source) {
  return unused
    .reduce((text, part) => text.replace(part, ''), source)
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\w*\()/g, '= /* @__PURE__ */ $1');
}
