import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForScript } from '#documents/escape.ts';

describe('escaping', () => {
  it('leaves no sign in text that could open a tag or end an attribute', () => {
    expect(escapeHtml(`<b title="x" id='y'>&</b>`)).toBe('&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/b&gt;');
  });

  it('writes JSON that cannot end its script element and still reads back', () => {
    expect(jsonForScript('</script><!--\u2028')).not.toMatch(/[<\u2028]/);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = jsonForScript(value);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
