// The program that the release brings for agents. The origin runs it in the renderer's process and knows it by `list` and
// `call` alone, so that origin and calculators are released apart.
import { InputError } from '#engine/input-error.ts';
import { askTool } from '#tools/ask-tool.ts';
import { calculatorTools } from '#tools/calculator-tools.ts';
import type { ToolListing } from '#tools/tool.ts';

const tools = new Map([askTool, ...calculatorTools].map((tool) => [tool.name, tool]));

/** What there is to call, with the JSON Schema of what it takes. */
export const list = (): ToolListing[] => [...tools.values()].map(({ call: _, ...listing }) => listing);

/**
 * Works out one tool.
 *
 * @param inputs what was sent, unchecked
 * @param today `YYYY-MM-DD` in India
 * @returns what can be written as JSON
 * @throws InputError with one line for what is not taken
 */
export async function call(name: string, inputs: unknown, today: string): Promise<object> {
  const tool = tools.get(name);
  if (tool === undefined)
    throw new InputError('tool', `${JSON.stringify(name)} is unknown: ${[...tools.keys()].join(', ')}`);
  return tool.call(inputs, today);
}
