/** An input that cannot be used; `message` is one clear line that begins with the input's name. */
export class InputError extends Error {
  readonly input: string;

  constructor(input: string, reason: string) {
    super(`${input} ${reason}`);
    this.name = 'InputError';
    this.input = input;
  }
}
