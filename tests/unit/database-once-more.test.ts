import { expect, test } from 'vitest';

import { onceMoreIfBusy } from '@/platform/database/once-more';

/** A read that fails so often before it answers. */
function read(failures: number, message: string) {
  let tries = 0;
  return () => {
    tries += 1;
    return tries > failures ? Promise.resolve(tries) : Promise.reject(new Error(message));
  };
}

const noRoom = 'timeout exceeded when trying to connect';

test('a read for which there was no room is done once more', async () => {
  await expect(onceMoreIfBusy(read(1, noRoom))).resolves.toBe(2);
  await expect(onceMoreIfBusy(read(2, noRoom))).rejects.toThrow(noRoom);
});

test('one that is refused is not', async () => {
  await expect(onceMoreIfBusy(read(1, 'no such table'))).rejects.toThrow('no such table');
});
