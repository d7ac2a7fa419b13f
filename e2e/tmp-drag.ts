import { chromium } from '@playwright/test';
import { untilAlive } from '#bench/pages/loads.ts';
import { openPage, slowDown } from '#bench/pages/throttle.ts';
const site = 'http://127.0.0.1:4931';
const script = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'EventDispatch', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'HandlePostMessage']);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
for (const [where, name] of [['/sipcalculator', 'Time period (years), slider'], ['/swpcalculator', 'Time period (years), slider'], ['/planyourgoal', 'Amount needed today, slider']] as const) {
  if (process.env.ONLY && !where.includes(process.env.ONLY)) continue;
  const page = await openPage(browser);
  await page.goto(site + where, { waitUntil: 'networkidle' });
  await untilAlive(page);
  const session = await slowDown(page);
  const slider = page.getByRole('slider', { name });
  const drag = async () => {
    await slider.scrollIntoViewIfNeeded();
    const box = (await slider.boundingBox())!;
    const y = box.y + box.height / 2;
    const mouse = (type: any, share: number) => session.send('Input.dispatchMouseEvent', { type, x: box.x + 10 + share * (box.width - 20), y, button: 'left', buttons: 1, clickCount: 1 });
    await mouse('mousePressed', 0);
    for (let m = 0; m <= 60; m++) await mouse('mouseMoved', 1 - Math.abs(1 - (2 * m) / 60));
    await mouse('mouseReleased', 0);
  };
  await drag(); await page.waitForTimeout(1000);
  for (let run = 0; run < Number(process.env.RUNS ?? 4); run++) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'] });
    await drag();
    if (process.env.AFTER) await page.waitForTimeout(900);
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8')).traceEvents as any[];
    const p = trace.find((e) => e.name === 'EventDispatch');
    const here = trace.filter((e) => e.pid === p.pid && e.tid === p.tid).sort((a, b) => a.ts - b.ts);
    const frames: { cpu: number; wall: number; what: string[]; at: number }[] = [];
    let f = { cpu: 0, wall: 0, what: [] as string[], at: here[0].ts }; let until = 0;
    for (const e of here) {
      if (e.name === 'BeginMainThreadFrame') { frames.push(f); f = { cpu: 0, wall: 0, what: [], at: e.ts }; }
      if (e.ph !== 'X' || !script.has(e.name) || e.ts < until) continue;
      until = e.ts + (e.dur ?? 0);
      f.cpu += (e.tdur ?? 0) / 1000; f.wall += (e.dur ?? 0) / 1000;
      if ((e.tdur ?? 0) > 1000) f.what.push(`${e.name}${e.args?.data?.type ? `:${e.args.data.type}` : ''}${e.args?.data?.functionName ? `:${e.args.data.functionName}` : ''} ${(e.tdur / 1000).toFixed(1)}`);
    }
    frames.push(f);
    const used = frames.filter((x) => x.wall > 0);
    const sorted = used.map((x) => x.cpu).sort((a, b) => a - b);
    const t0 = here[0].ts, end = here.at(-1).ts;
    console.log(where, 'frames', used.length, 'median', sorted[sorted.length >> 1]?.toFixed(1), 'worst cpu', sorted.slice(-4).map((v) => v.toFixed(1)).join(' '), 'wall worst', Math.max(...used.map((x) => x.wall)).toFixed(1));
    for (const x of used.toSorted((a, b) => b.cpu - a.cpu).slice(0, 3)) console.log('    at', ((x.at - t0) / 1000).toFixed(0), 'of', ((end - t0) / 1000).toFixed(0), x.cpu.toFixed(1), x.what.join(', '));
  }
  await page.context().close();
}
await browser.close();
