import type { ObjectSchema } from '#tools/input-schema.ts';

/** What agents are told of a tool. */
export interface ToolListing {
  name: string;
  title: string;
  description: string;
  inputSchema: ObjectSchema;
}

export interface Tool extends ToolListing {
  /**
   * @param inputs as they came from outside
   * @param today `YYYY-MM-DD` in India
   * @returns what can be written as JSON
   * @throws InputError with one line for what it does not take
   */
  call: (inputs: unknown, today: string) => object | Promise<object>;
}
