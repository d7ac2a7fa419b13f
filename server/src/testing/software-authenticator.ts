import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// An authenticator in a few lines, so that tests hold its key and may lie in any place that a thief could.

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What an answer says that a right one would not. */
export interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Nobody showed a finger, a face or a PIN. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** Makes one passkey and answers for it, as the JSON that the site's pages send. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  #user = '';

  /** @param options those of `navigator.credentials.create()` */
  create(options: Record<string, unknown>, origin: string, lies: Lies = {}) {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    this.#user = user.id;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const data = Buffer.concat([this.#data(lies.rpId ?? rp.id, lies, HAS_CREDENTIAL), attested]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin, lies),
      attestationObject: attestationObject(data).toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  /** @param options those of `navigator.credentials.get()` */
  get(options: Record<string, unknown>, origin: string, lies: Lies = {}) {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    this.#counter += 1;
    const data = this.#data(lies.rpId ?? rpId, lies);
    const clientDataJSON = clientData('webauthn.get', challenge, origin, lies);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: lies.userHandle ?? this.#user,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #data(rpId: string, { unverified = false, counter = this.#counter }: Lies, flags = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | flags]), count]);
  }
}

const clientData = (type: string, challenge: string, origin: string, lies: Lies): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(lies) })).toString('base64url');

const pick = ({ type, challenge, origin }: Lies) =>
  Object.fromEntries(Object.entries({ type, challenge, origin }).filter(([, value]) => value !== undefined));

// CBOR by hand: two maps of a known shape need no library.
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([value.length < 256 ? Buffer.from([0x58, value.length]) : lengthOfTwo(value.length), value]);
const lengthOfTwo = (length: number) => Buffer.from([0x59, length >> 8, length & 255]);
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** `{ fmt: 'none', attStmt: {}, authData }` */
const attestationObject = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(data),
  ]);

/** `{ 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }` */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const point = (label: number, value: string) => [Buffer.from([label]), bytes(Buffer.from(value, 'base64url'))];
  return Buffer.concat([head, ...point(0x21, x), ...point(0x22, y)]);
}
