// Prints the library's style sheet: `npm run antd-css -w shared`, after a change of tokens, theme, parts or version.
import { antdStaticCss } from '#antd/static-css.ts';

process.stdout.write(antdStaticCss());
