/** Computed styles of the host's own parts, by place in the tree and name. */
export type HostStyle = Record<string, string>;

/** Runs in the page: how header and footer look, leaving out what depends on the page one is on. */
export function readHostStyle(): HostStyle {
  const properties = [
    ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
    ...['display', 'visibility', 'opacity', 'position', 'text-transform', 'text-decoration-line', 'text-align'],
    ...[
      'padding-top',
      'padding-left',
      'margin-top',
      'margin-left',
      'border-top-width',
      'border-top-color',
      'border-radius',
    ],
  ];
  const styles: HostStyle = {};
  const elements = document.querySelectorAll(
    'html, body, #root > header, #root > header *, #root > footer, #root > footer *',
  );
  for (const element of elements) {
    if (element.closest('[aria-current], .is-current, [aria-busy]') !== null) continue;
    const computed = getComputedStyle(element);
    let place = '';
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      place = `${at.tagName}${at.parentElement === null ? '' : [...at.parentElement.children].indexOf(at)} ${place}`;
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 24) ?? ''}`;
    const values = properties.map((property) => `${property}: ${computed.getPropertyValue(property)}`);
    styles[`${place}|${name}`] = values.join('; ');
  }
  return styles;
}

/** The first property of an element of the host that is not what it was; null when nothing has changed. */
export function changedStyle(before: HostStyle, after: HostStyle): string | null {
  for (const [key, now] of Object.entries(after)) {
    const was = before[key];
    if (was === undefined || was === now) continue;
    const old = was.split('; ');
    const changed = now.split('; ').findIndex((property, index) => property !== old[index]);
    return `<${key.slice(key.indexOf('|') + 1).trim()}> has ${now.split('; ')[changed]} in place of ${old[changed]}`;
  }
  return null;
}
