/** What the first page and the sign-in are about, for people who go by headings: Payload (3.90.2) has none there. */
export const DashboardHeading = () => <h1 className="unseen">Dashboard</h1>;

export const SignInHeading = () => <h1 className="unseen">Sign in</h1>;
