import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { playwrightCounts, settle, sum, vitestCounts } from '../../scripts/testing/counts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('counting tests', () => {
  it('counts skipped tests and unloadable files of Vitest as failed', () => {
    const file = report({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
      ],
    });
    expect(vitestCounts(file)).toEqual({ passed: 5, failed: 5 });
  });

  it('counts skipped tests of Playwright as failed, and what a second try passed as passed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightCounts(report({ stats, errors: [{}] }))).toEqual({ passed: 8, failed: 3 });
  });

  it('counts a run without a report, without tests or with a failure outside any test', () => {
    expect(vitestCounts(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
    expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(settle({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(settle({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('adds up', () => {
    const stages = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(sum(stages)).toEqual({ passed: 3, failed: 3 });
  });
});
