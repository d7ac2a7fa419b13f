/** Edges, telephones and extensions that rewrite a document before its scripts run: each a way that others have met. */
export const REWRITES: Readonly<Record<string, (html: string) => string>> = {
  'an edge hides email addresses': (html) =>
    inTexts(
      html.replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5a3b293d"'),
      /[\w.+-]+@[\w-]+\.[\w.]+/g,
      () => '<span class="__cf_email__" data-cfemail="5a3b293d">[email&#160;protected]</span>',
    ),
  'an edge strips comments and blanks': (html) =>
    inBody(html, (body) => body.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><')),
  'an edge loads pictures later': (html) =>
    html.replace(/<img ([^>]*?)src="([^"]*)"([^>]*)>/g, '<img $1data-src="$2"$3><noscript><img src="$2"></noscript>'),
  'an edge makes links whole and adds its script': (html) =>
    html
      .replace(/(<a [^>]*href=")(\/[^"]*")/g, '$1https://edge.example$2')
      .replace('</head>', '<script src="https://edge.example/rum.js" defer></script></head>'),
  'a provider puts a banner above the page': (html) =>
    html.replace('<div id="root">', '<div id="top-bar">Data used: 80%</div><div id="root"><div>Data used</div>'),
  'a virus scanner adds to every form and field': (html) =>
    html
      .replace(/(<form [^>]*>)/g, '$1<input type="hidden" name="scan" value="1">')
      .replace(/<(input|textarea) /g, '<$1 data-scanned="1" style="background:url(x)" '),
  'a telephone makes links of numbers': (html) =>
    inTexts(
      html,
      /\+?\d[\d ,-]{6,}\d/g,
      (number) => `<a href="tel:${number}" x-apple-data-detectors="true">${number}</a>`,
    ),
  'a proxy translates': (html) =>
    inTexts(html, /\p{L}[^<]*/gu, (text) => `<font dir="auto"><font>${text.toUpperCase()}</font></font>`),
  'an extension marks every text and takes what looks like advertising': (html) =>
    inTexts(html, /\b(fund|plan|SIP)s?\b/g, (word) => `<mark>${word}</mark>`).replace(/<aside.*?<\/aside>/gs, ''),
  'a proxy cuts the document': (html) => html.slice(0, html.length * 0.85),
};

const inBody = (html: string, change: (body: string) => string) =>
  html.replace(
    /(<div id="root">)(.*)(<script type="application\/json" id="document-data">)/s,
    (_, before, body, after) => `${before}${change(body)}${after}`,
  );

/** Changes what stands between tags, outside of styles, fields and drawings. */
const inTexts = (html: string, words: RegExp, change: (found: string) => string) =>
  inBody(html, (body) =>
    body.replace(
      /(<(style|textarea|select|svg|title)\b.*?<\/\2>)|(<[^>]*>)|([^<]+)/gs,
      (whole, _block, _name, _tag, text) => (text === undefined ? whole : text.replace(words, change)),
    ),
  );
