import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { countTests, sum } from '../run/counts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(...suites: string[]): string {
  const file = path.join(folder, 'report.xml');
  writeFileSync(file, `<testsuites tests="99" failures="99">${suites.join('\n')}</testsuites>`);
  return file;
}

describe('counting tests', () => {
  it('counts skipped tests and unloadable files as failed', () => {
    const file = report(
      '<testsuite name="a &gt; b" timestamp="2026" hostname="x" tests="7" failures="1" errors="0" skipped="3" time="1.5"><testcase name="tests=&quot;9&quot;"/></testsuite>',
      '<testsuite name="does not load" tests="1" failures="1" errors="0" skipped="0"></testsuite>',
    );
    expect(countTests([file], 1)).toEqual({ passed: 3, failed: 5 });
    // Those of a feature that the site does not have.
    expect(countTests([file], 1, true)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a run without a report, without tests or with a failure outside any test', () => {
    expect(countTests([path.join(folder, 'none.xml')], 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests([report()], 0)).toEqual({ passed: 0, failed: 1 });
    const passing = report('<testsuite name="a" tests="3" failures="0" skipped="0" errors="0">');
    expect(countTests([passing], 1)).toEqual({ passed: 3, failed: 1 });
    expect(countTests([passing], 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('adds up', () => {
    const stages = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ];
    expect(sum(stages)).toEqual({ passed: 3, failed: 3 });
  });
});
