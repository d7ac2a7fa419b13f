/** What comes over the plain chart once the page can be used, in one script. */
export { onceUsed } from '#calculator-page/chart/load-live-chart.ts';
export { drawReached } from '#calculator-page/chart/reached.ts';
export { drawReadout, Readout } from '#calculator-page/chart/readout.tsx';
