export { host as default } from '../rspack.base.ts';
