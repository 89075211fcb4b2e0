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
    expect(countTests([file], 1)).toMatchObject({ passed: 3, failed: 5 });
    // Those of a feature that the site does not have.
    expect(countTests([file], 1, true)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('counts a run without a report, without tests or with a failure outside any test', () => {
    expect(countTests([path.join(folder, 'none.xml')], 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests([report()], 0)).toEqual({ passed: 0, failed: 1, broken: ['No test ran'] });
    const passing = report('<testsuite name="a" tests="3" failures="0" skipped="0" errors="0">');
    const broken = ['No test failed, and the run ended with 1'];
    expect(countTests([passing], 1)).toEqual({ passed: 3, failed: 1, broken });
    expect(countTests([passing], 0)).toMatchObject({ passed: 3, failed: 0 });
  });

  it('names what failed, with the line of its error', () => {
    const file = report(
      `<testsuite name="a.spec.ts" tests="2" failures="1" errors="0" skipped="0">
<testcase name="passes" classname="a.spec.ts" time="1">
</testcase>
<testcase name="a &gt; &quot;b&quot;" classname="a.spec.ts" time="1">
<properties>
<property name="slow" value="">
</property>
</properties>
<system-out>
<![CDATA[
[[ATTACHMENT|test-failed-1.png]]
]]>
</system-out>
<failure message="a.spec.ts:3:1 a" type="FAILURE">
<![CDATA[  [desktop] › a.spec.ts:3:1 › a ────

    Error: no link

      at line 4
]]>
</failure>
</testcase>
</testsuite>`,
    );
    const broken = ['a.spec.ts › a > "b": Error: no link'];
    expect(countTests([file], 1)).toEqual({ passed: 1, failed: 1, broken });
  });

  it('says what a generated test found', () => {
    const file = report(
      `<testsuite name="a" tests="1" failures="1" errors="0" skipped="0">
<testcase name="holds" classname="a">
<failure message="Property failed after 3 tests">
Error: Property failed after 3 tests
{ seed: 7, path: &quot;0:1&quot;, endOnFailure: true }
Counterexample: [5]
Got AssertionError: expected 503 to be less than 500
    at somewhere
</failure>
</testcase>
</testsuite>`,
    );
    expect(countTests([file], 1).broken).toEqual([
      [
        'a › holds: Error: Property failed after 3 tests',
        '{ seed: 7, path: "0:1", endOnFailure: true }',
        'Counterexample: [5]',
        'Got AssertionError: expected 503 to be less than 500',
      ].join('\n  '),
    ]);
  });

  it('adds up', () => {
    const stages = [
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3, broken: ['a', 'b', 'c'] },
    ];
    expect(sum(stages)).toEqual({ passed: 3, failed: 3, broken: ['a', 'b', 'c'] });
  });
});
