/**
 * A loader for federation's runtime that takes out what this host never calls: the page's own hints take the place of
 * its preloading, and every entry is a plain script, never a module of another kind. Half a kilobyte of every page.
 * Where the library changes its way of writing, nothing breaks; the file only grows, and the size budget tells.
 */
export default function unusedFederation(source) {
  return source
    .replace(/^\t(async )?(preloadRemote|initRawContainer)\(.*\) \{\n[\s\S]*?^\t\}\n/gm, '')
    .replace(/^\tif \((isEsmRemoteType\(type\)|type === "system")\) return load\w+\(\{\n[\s\S]*?^\t\}\);\n/gm, '');
}
