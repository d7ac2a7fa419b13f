/** What a visitor sees of a page in one window, as figures that can be compared with those of another release. */
export interface PageLook {
  /** Left, top, width and height of the header in pixels, at the top of the page; null when none is to be seen. */
  header: [number, number, number, number] | null;
  /** Links and buttons of the header that answer where they are seen. */
  headerControls: number;
  hasFooter: boolean;
  /** Characters of the visible text in main, and those of them that stand out from their ground by less than 2 to 1. */
  characters: number;
  unreadable: number;
  /** Visible fields in main, and how many of them hold something. */
  fields: number;
  filled: number;
  /** Visible fields and buttons in main. */
  controls: number;
  /** Names of those that something else lies over. */
  covered: string[];
  /** Pixels by which the page is wider than the window. */
  overflow: number;
}

/** Runs in the page, from its own text, and leaves it scrolled as it was. */
export function readLook(): PageLook {
  const FIELDS = 'input:not([type=hidden]), select, textarea';
  const CONTROLS = `${FIELDS}, button, summary, [role=button], [role=tab], [role=switch], [role=slider]`;
  const scrolled = scrollY;
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown && width > 0 && height > 0;
  };
  /** What a click in the middle of it would meet. */
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return false;
    if (element.contains(hit)) return true;
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.some((label) => label.contains(hit))) return true;
    // A field that is drawn by what stands around it.
    return (
      hit.contains(element) && hit.closest('main') !== null && hit.tagName !== 'MAIN' && !hit.matches('[data-release]')
    );
  };
  const nameOf = (element: Element) => {
    const { labels, name } = element as HTMLInputElement;
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? name ?? '';
    return words.trim().slice(0, 40) || element.tagName.toLowerCase();
  };

  scrollTo({ top: 0, behavior: 'instant' });
  const headerElement = document.querySelector('#root > header');
  const box = headerElement?.getBoundingClientRect();
  const header: PageLook['header'] =
    headerElement && box && isVisible(headerElement)
      ? [Math.round(box.left), Math.round(box.top), Math.round(box.width), Math.round(box.height)]
      : null;
  const headerControls = [...(headerElement?.querySelectorAll('a, button, summary') ?? [])].filter(
    (element) => isVisible(element) && isHit(element),
  ).length;
  const footer = document.querySelector('#root > footer');

  const main = document.querySelector('main') ?? document.body;
  const controls = [...main.querySelectorAll(CONTROLS)].filter(isVisible);
  const covered = controls
    .slice(0, 80)
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return !isHit(control);
    })
    .map(nameOf);
  const fields = controls.filter((control) => control.matches(FIELDS)) as HTMLInputElement[];
  const filled = fields.filter(({ type, value, checked }) =>
    /^(radio|checkbox)$/.test(type) ? checked : value !== '',
  );

  // The canvas understands every way to write a colour.
  const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const colours = new Map<string, number[]>();
  const read = (colour: string): number[] => {
    const known = colours.get(colour);
    if (known !== undefined || brush === null) return known ?? [0, 0, 0, 0];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const found = [...brush.getImageData(0, 0, 1, 1).data];
    colours.set(colour, found);
    return found;
  };
  const light = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The colour behind an element; null where a picture or a gradient is. */
  const grounds = new Map<Element, number[] | null>();
  const groundOf = (element: Element | null): number[] | null => {
    if (element === null)
      return matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18, 255] : [255, 255, 255, 255];
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = read(backgroundColor);
    const ground = backgroundImage !== 'none' ? null : (own[3] ?? 0) > 200 ? own : groundOf(element.parentElement);
    grounds.set(element, ground);
    return ground;
  };
  let characters = 0;
  let unreadable = 0;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const length = (node.nodeValue ?? '').trim().length;
    const parent = node.parentElement;
    if (length === 0 || parent === null || !isVisible(parent)) continue;
    characters += length;
    const ground = groundOf(parent);
    if (ground === null) continue;
    const [one = 0, other = 0] = [light(read(getComputedStyle(parent).color)), light(ground)].sort((a, b) => b - a);
    if ((one + 0.05) / (other + 0.05) < 2) unreadable += length;
  }
  scrollTo({ top: scrolled, behavior: 'instant' });

  return {
    ...{ header, headerControls, hasFooter: footer !== null && isVisible(footer) },
    ...{ characters, unreadable, fields: fields.length, filled: filled.length, controls: controls.length, covered },
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
}
