import { describe, expect, it } from 'vitest';
import { usedNames } from '#releases/gate/surface.ts';

/** As the bundler writes it: two modules that share a variable's name for two externals, and the externals. */
const bundle = `(() => {
var __webpack_modules__ = ({
12(module) {
module.exports = require("shared/ui");

},
"x/34"(module) {
module.exports = require("react");

},
56(__unused, __webpack_exports__, __webpack_require__) {
// EXTERNAL MODULE: external "shared/ui"
var ui_ = __webpack_require__(12);
/* import */ var react__rspack_import_0 = __webpack_require__("x/34");
const page = () => (0, react__rspack_import_0.useState)(ui_.Button, ui_.Notice, my.ui_.Other, ui_.Button);
},
78(__unused, __webpack_exports__, __webpack_require__) {
var ui_ = __webpack_require__(56);
const other = ui_.NotShared;
},
});`;

describe('usedNames', () => {
  it('finds what each module takes from each shared package, once', () => {
    expect(usedNames(bundle, ['react', 'shared/ui', 'zod'])).toEqual({
      react: ['useState'],
      'shared/ui': ['Button', 'Notice'],
      zod: [],
    });
  });
});
