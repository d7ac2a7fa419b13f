/**
 * Lets the page live on while somebody else replaces its texts: a browser that translates takes each text out of the
 * document and puts elements of its own in its place; telephones and extensions split texts to mark numbers and words.
 * React keeps writing to the texts that it made: what it would write reached nobody, and what it would remove or insert
 * beside is not where it was, which throws and takes the whole page away. Here React's calls are led to what stands for
 * the text, and a text that React writes to comes back in its place, to be translated anew.
 */
export function keepTranslatedText(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  /** What stands for a text that was taken out. */
  const standIns = new WeakMap<Node, ChildNode[]>();
  const taken = new MutationObserver(note);
  const written = new MutationObserver((records) => {
    for (const { target } of records) putBack(target);
  });

  function note(records: readonly MutationRecord[]): void {
    const put = new Put(records);
    if (put.isEmpty) return;
    for (const removal of records) {
      for (const text of removal.removedNodes) {
        if (!(text instanceof Text) || text.isConnected || !isOfReact(text)) continue;
        const found = put.inPlaceOf(text, removal);
        if (found.length === 0) continue;
        standIns.set(text, found);
        written.observe(text, { characterData: true });
      }
    }
  }

  /** The first of those that stand for a text, where they still stand in this element. */
  function standInOf(node: Node, parent: Node): ChildNode | undefined {
    note(taken.takeRecords());
    return standIns.get(node)?.find((one) => one.parentNode === parent);
  }

  function clear(node: Node): void {
    for (const one of standIns.get(node) ?? []) one.remove();
    standIns.delete(node);
  }

  function putBack(node: Node): void {
    const first = standIns.get(node)?.find((one) => one.isConnected);
    if (first === undefined || node.isConnected) return;
    insertBefore.call(first.parentNode as Node, node, first);
    clear(node);
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // Gone is what was asked for, with whatever stands for it or was put around it.
    note(taken.takeRecords());
    clear(child);
    const around = within(this, child);
    if (child.parentNode !== null) removeChild.call(child.parentNode, child);
    if (around?.textContent === '' && !isOfReact(around)) removeChild.call(this, around);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    clear(node);
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, standInOf(before, this) ?? within(this, before) ?? null) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    clear(node);
    return appendChild.call(this, node) as T;
  };

  taken.observe(document.documentElement, { childList: true, subtree: true });
}

/** React marks each node that it made, or took over from the document. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** The child of an element in which a node of it has come to stand. */
function within(parent: Node, node: Node): ChildNode | null {
  let one: Node | null = node;
  while (one !== null && one.parentNode !== parent) one = one.parentNode;
  return one as ChildNode | null;
}

/** What others than React have put into the document, by where they put it. */
class Put {
  readonly #records: MutationRecord[];
  readonly #before = new Map<Node | null, MutationRecord[]>();
  readonly #after = new Map<Node | null, MutationRecord[]>();
  readonly #used = new Set<Node>();

  constructor(records: readonly MutationRecord[]) {
    this.#records = records.filter(({ addedNodes }) => [...addedNodes].some((node) => !isOfReact(node)));
    for (const record of this.#records) {
      addTo(this.#before, record.nextSibling, record);
      addTo(this.#after, record.previousSibling, record);
    }
  }

  get isEmpty(): boolean {
    return this.#records.length === 0;
  }

  /** What came for a text: in one step, or beside it before it went, or later where it had been. */
  inPlaceOf(text: Text, removal: MutationRecord): ChildNode[] {
    const later = () => this.#before.get(removal.nextSibling)?.filter(({ target }) => target === removal.target);
    for (const find of [() => [removal], () => this.#before.get(text), () => this.#after.get(text), later]) {
      const nodes = (find() ?? []).flatMap(({ addedNodes }) => [...addedNodes]);
      const free = nodes.filter((node) => !isOfReact(node) && !this.#used.has(node));
      for (const node of free) this.#used.add(node);
      if (free.length > 0) return free as ChildNode[];
    }
    return [];
  }
}

/** A translated page comes in thousands of records: lists grow in place. */
function addTo(lists: Map<Node | null, MutationRecord[]>, key: Node | null, record: MutationRecord): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [record]);
  else list.push(record);
}
