import type { Contact } from '#identity/contact/contact.ts';

export interface CodeMessage {
  contact: Contact;
  /** Six digits; ignored by providers that make their own code. */
  code: string;
  /** The challenge's id, for receivers that drop second copies. */
  id: string;
  expiresInSeconds: number;
}

/** A way to bring a one-time code to a person. */
export interface OtpProvider {
  name: string;
  channels: readonly Contact['channel'][];
  /** How many digits the codes have that it makes itself, where they are no six. */
  codeDigits?: number;
  /**
   * Sends a code. `reference` is null when the origin's own code was sent; a provider that makes the code returns its
   * id instead and checks the answer itself.
   *
   * @throws SendFailure
   */
  sendCode(message: CodeMessage): Promise<{ reference: string | null }>;
  check?(reference: string, code: string): Promise<boolean>;
  /**
   * Tells a person something that needs no answer, where the provider can.
   *
   * @param handOver called before the step that cannot be taken back, by providers that cannot drop a second copy by its id
   */
  notify?(contact: Contact, text: string, id: string, handOver: () => Promise<void>): Promise<void>;
}

/** `contact`: the provider refuses this number or address; `rate`: it has had too many; `failed`: anything else. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  readonly kind: 'contact' | 'rate' | 'failed';

  constructor(kind: 'contact' | 'rate' | 'failed', reason: string) {
    super(reason);
    this.kind = kind;
  }
}
