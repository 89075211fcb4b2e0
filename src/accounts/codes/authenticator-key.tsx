import type { SetUp } from '../second-factor/time-codes';

/** What an authenticator app reads, as a picture and for typing. */
export function AuthenticatorKey({ qr, secret }: SetUp) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* Black on white in the dark scheme, too: apps read no other. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for an authenticator app"
        width={200}
        height={200}
        className="flex-none border border-edge bg-white"
      />
      <p className="min-w-0">
        Or type this key:
        <br />
        <code className="mt-1 inline-block font-mono text-[15px] leading-[1.6] wrap-anywhere">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
    </div>
  );
}
