import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import {
  contradictions,
  folder,
  nodeVersion,
  secrets,
  spool,
} from '../../../scripts/doctor/settings-checks.mjs';
import { refuseUnwritable } from '../../../scripts/steps/folders.mjs';

it.each([
  ['18.20.0', false],
  ['20.19.9', false],
  ['20.20.0', true],
  ['24.1.0', true],
])('Node %s', (version, isWell) => {
  expect(nodeVersion(version).isWell).toBe(isWell);
});

it('knows a secret that somebody could guess, and does not repeat it', () => {
  const right = 'vJ8y2LqW0cT5nRk7ZbXd4HfGs6PmAeUi';
  expect(secrets({ PAYLOAD_SECRET: right }).isWell).toBe(true);
  expect(secrets({}).isWell).toBe(true);
  for (const PAYLOAD_SECRET of [
    'tiny-one',
    'x'.repeat(40),
    `change-me-${right}`,
    'ab'.repeat(20),
  ]) {
    const { isWell, says } = secrets({ PAYLOAD_SECRET });
    expect([isWell, says.includes(PAYLOAD_SECRET)]).toEqual([false, false]);
    expect(says).toContain('openssl rand');
  }
});

it('finds settings that contradict each other, and placeholders', () => {
  const problems = (settings: Record<string, string>) =>
    contradictions(settings).filter(({ isWell }) => !isWell).length;
  expect(problems({})).toBe(0);
  expect(problems({ SERVER_URL: 'https://www.onelayer.test' })).toBe(0);
  expect(problems({ SERVER_URL: 'https://www.onelayer.test/' })).toBe(1);
  expect(problems({ SERVER_URL: 'https://www.example.com' })).toBe(1);
  expect(problems({ SMTP_URL: 'smtp://mail.onelayer.test' })).toBe(1);
  expect(problems({ OWNER_EMAIL: 'owner@onelayer.test' })).toBe(1);
  expect(problems({ SERVER_URL: 'https://www.onelayer.test/shop' })).toBe(1);
  expect(problems({ S3_ENDPOINT: 'https://s3.test', S3_ACCESS_KEY_ID: 'k' })).toBe(1);
  expect(problems({ S3_ACCESS_KEY_ID: 'k' })).toBe(1);
  expect(problems({ METRICS_PORT: '3000' })).toBe(1);
  const answers = { ANSWER_ADDRESS: 'inbox@onelayer.test', IMAP_URL: 'imaps://mail.onelayer.test' };
  expect(problems(answers)).toBe(0);
  expect(problems({ ANSWER_ADDRESS: answers.ANSWER_ADDRESS })).toBe(1);
  expect(problems({ IMAP_URL: answers.IMAP_URL })).toBe(1);
  const behind = { SERVER_URL: 'https://a.test', HOST: '127.0.0.1' };
  expect(problems(behind)).toBe(1);
  expect(problems({ ...behind, TRUSTED_PROXY_HOPS: '1' })).toBe(0);
});

it('looks into folders that are not there yet, and into the spool', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  expect(folder('Data', path.join(data, 'not', 'there')).says).toContain(data);
  expect(spool(data)).toMatchObject([{ isWell: true, says: 'empty' }]);
  mkdirSync(path.join(data, 'spool'));
  writeFileSync(path.join(data, 'spool', 'a.jsonl'), '{}\n{}\n');
  expect(spool(data)).toMatchObject([{ isWell: true }]);
  expect(spool(data)[0]?.says).toMatch(/^2 submissions/);
  writeFileSync(path.join(data, 'spool', 'a.rejected'), '?\n');
  expect(spool(data)[1]).toMatchObject({ isWell: false });
  expect(spool(data)[1]?.says).toMatch(/^1 submissions/);
  expect(folder('Data', path.join(data, 'spool', 'a.jsonl', 'x')).isWell).toBe(false);
  rmSync(data, { recursive: true });
});

it('refuses to start on folders that nobody can write into', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  const MEDIA_DIR = path.join(data, 'media');
  refuseUnwritable({ MEDIA_DIR });
  expect(readdirSync(MEDIA_DIR)).toEqual([]);
  writeFileSync(path.join(data, 'file'), '');
  expect(() => refuseUnwritable({ DATA_DIR: path.join(data, 'file', 'x') })).toThrow(
    /file\/x \(DATA_DIR\) cannot be written to/,
  );
  rmSync(data, { recursive: true });
});
