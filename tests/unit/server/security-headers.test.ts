import { expect, it } from 'vitest';
import { securityHeaders } from '../../../server/security-headers';

it('insists on https where the site is reached over https', () => {
  expect(securityHeaders(true).get('Strict-Transport-Security')).toContain('max-age=31536000');
  expect(securityHeaders(false).has('Strict-Transport-Security')).toBe(false);
});

it('lets nobody frame, sniff or follow more than they must', () => {
  expect(Object.fromEntries(securityHeaders(false))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
});
