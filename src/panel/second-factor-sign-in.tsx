/** Under Payload's own login, which has no field for a code. */
export const SecondFactorSignIn = () => (
  <p className="panel-note">
    With a second factor, <a href="/admin/panel">sign in here</a> instead.
  </p>
);
