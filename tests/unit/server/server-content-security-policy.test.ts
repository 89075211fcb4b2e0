import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../server/content-security-policy';

const page = Buffer.from(
  '<html><script>a()</script><script>a()</script><script>b()</script></html>',
);
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('names each inline script once and nothing unsafe for scripts', () => {
    const policy = contentSecurityPolicy(page, 'site', { secure: false });
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('upgrades requests only where the site is reached over https', () => {
    expect(contentSecurityPolicy(page, 'site', { secure: true })).toContain(
      'upgrade-insecure-requests',
    );
    expect(contentSecurityPolicy(page, 'site', { secure: false })).not.toContain(
      'upgrade-insecure-requests',
    );
  });

  it('allows workers from memory in the panel only', () => {
    expect(contentSecurityPolicy(page, 'panel', { secure: false })).toContain(
      "worker-src 'self' blob:",
    );
    expect(contentSecurityPolicy(page, 'site', { secure: false })).not.toContain('worker-src');
  });

  it('names no script in what the API serves: people uploaded it', () => {
    expect(contentSecurityPolicy(page, 'api', { secure: false })).toContain("script-src 'self';");
  });

  it('lets Google in on public pages only, only where analytics is set, and no advertising', () => {
    const directives = contentSecurityPolicy(page, 'site', {
      secure: false,
      analytics: true,
    }).split('; ');
    expect(directives).toContain(
      `script-src 'self' https://www.googletagmanager.com ${hashOf('a()')} ${hashOf('b()')}`,
    );
    expect(directives).toContain(
      "img-src 'self' data: blob: https://*.google-analytics.com https://*.googletagmanager.com",
    );
    expect(directives).toContain(
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    );
    for (const area of ['staff', 'panel', 'api', 'next'] as const) {
      expect(contentSecurityPolicy(page, area, { secure: false, analytics: true })).toBe(
        contentSecurityPolicy(page, area, { secure: false }),
      );
    }
    expect(contentSecurityPolicy(page, 'site', { secure: false })).not.toContain('google');
  });
});
