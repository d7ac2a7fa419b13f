import { createRequire } from 'node:module';

/**
 * What is used of the library. Its own types are not imported: they add names to React's styles in the whole project.
 */
export interface Renderer {
  registerFont(font: { name: string; data: Buffer; weight: number; style: 'normal' }): Promise<unknown>;
  render(node: object, options: { width: number; height: number; format: 'png' }): Promise<Uint8Array>;
}

const fromHere = createRequire(import.meta.url);

/** Loading the drawing takes half a second: only who has something to draw pays for it. */
export function openRenderer(): Renderer {
  const drawing = fromHere('@takumi-rs/wasm/node') as { Renderer: new () => Renderer };
  return new drawing.Renderer();
}
