/** What one attribute of an opening tag looks like. */
const ATTRIBUTE = / [\w-]+(?:="[^"]*")?/g;

/**
 * The markup of what a visitor sees and hears: what stands in a control, and not what it began with; without classes that
 * are none, and with attributes in one order.
 */
export function markup(place: Element): string {
  // Of those who have no script, and so no core that draws.
  for (const unseen of place.querySelectorAll('noscript')) unseen.remove();
  for (const input of place.querySelectorAll('input')) {
    if (input.type === 'radio' || input.type === 'checkbox') input.toggleAttribute('checked', input.checked);
    else if (input.type !== 'hidden') input.setAttribute('value', input.value);
  }
  for (const option of place.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  for (const element of place.querySelectorAll<HTMLElement>('[style]')) {
    element.setAttribute('style', element.style.cssText);
  }
  return place.innerHTML
    .replaceAll(' class=""', '')
    .replace(/<[\w-]+( [^<>]*)>/g, (tag, attributes: string) =>
      tag.replace(
        attributes,
        [...attributes.matchAll(ATTRIBUTE)]
          .map(([text]) => text)
          .sort()
          .join(''),
      ),
    )
    .replaceAll('><', '>\n<');
}
