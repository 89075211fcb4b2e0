export type Encoding = 'br' | 'gzip' | 'identity';

/** In the order in which we like them when a browser has no preference. */
const offered = ['br', 'gzip', 'identity'] as const;

/** The best encoding that an `Accept-Encoding` header admits (RFC 9110, 12.5.3). */
export function negotiateEncoding(header: string | undefined): Encoding {
  const weights = readWeights(header ?? '');
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
    const number = weight === undefined ? 1 : Number(weight);
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(number) ? 0 : number);
  }
  return weights;
}
