export { remote as default } from '../rspack.base.ts';
