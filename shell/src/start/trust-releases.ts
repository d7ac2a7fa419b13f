/** The browser's gate for texts that become scripts; browsers that have none let them pass. */
interface Gate {
  createPolicy(name: 'default', rules: { createScriptURL: Rule; createHTML: Rule }): unknown;
}
type Rule = (text: string) => string | null;

/**
 * Has the browser take scripts from the releases alone: whatever else a script of the page makes into the address of a
 * script, or into markup, is refused and reported. It is the default policy, because the bundler's own loading, and that
 * of releases from before, hands over plain texts; a named policy in each of them would check nothing.
 *
 * @param file address of a script of the shell's release; the others stand beside it, on this host or on the firm's CDN
 */
export function trustReleases(file: string, gate = (globalThis as { trustedTypes?: Gate }).trustedTypes): void {
  // <releases>/shell/<release>/early.js
  const releases = new URL('../../', file).href;
  const worker = `${location.origin}/sw.js`;
  gate?.createPolicy('default', {
    createScriptURL: (text) => {
      const { href } = new URL(text, location.href);
      return href.startsWith(releases) || href === worker ? text : null;
    },
    // Without a < a text makes no element: so are charts emptied, and styles written that antd puts into no document.
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
