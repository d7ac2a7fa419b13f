import base from './playwright.config.ts';
const { globalSetup, ...rest } = base;
export default { ...rest, reporter: [['list']], outputDir: '/tmp/acc-harness/pw' };
