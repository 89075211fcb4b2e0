/** In the view of an account. */
export const SecondFactorLink = () => (
  <p className="panel-note">
    The second factor of an account is set up and turned off on{' '}
    <a href="/admin/account">its own page</a>.
  </p>
);

/** Under Payload's own login, which has no field for a code. */
export const SecondFactorSignIn = () => (
  <p className="panel-note">
    With a second factor, <a href="/admin/panel">sign in here</a> instead.
  </p>
);
