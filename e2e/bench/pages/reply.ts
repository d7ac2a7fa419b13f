import zlib from 'node:zlib';

/** An answer whose body is already brotli, as the origin's are. */
export interface Reply {
  status: number;
  type: string;
  body: Buffer;
  headers?: Record<string, string>;
}

/** As small as it can be made, which is what the origin does once for each document. */
export const compressed = (text: string | Buffer): Buffer => zlib.brotliCompressSync(text);
