import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly size: number;
}

/** Not `fetch`: it would normalise the path, unpack the answer and follow redirects. */
export function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode, headers: response.headers, body: body.toString(), size: body.length });
      });
    })
      .on('error', reject)
      .end();
  });
}
