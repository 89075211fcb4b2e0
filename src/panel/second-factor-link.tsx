/** In the view of an account. */
export const SecondFactorLink = () => (
  <p className="panel-note">
    The second factor of an account is set up and turned off on{' '}
    <a href="/admin/account">its own page</a>.
  </p>
);
