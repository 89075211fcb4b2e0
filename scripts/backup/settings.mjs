const secretNames = /SECRET|PASSWORD|PASS$|KEY|TOKEN|DATABASE|SMTP|IMAP|WEBHOOK/;

/** @param {string} value */
function holdsCredentials(value) {
  if (!URL.canParse(value)) return false;
  const { username, password, search } = new URL(value);
  return username !== '' || password !== '' || search !== '';
}

/**
 * The settings that somebody needs to set up the same site again. Of a secret one only its name is
 * told, so that its owner knows what to look for elsewhere.
 * @param {string[]} names
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>}
 */
export function settingsWithoutSecrets(names, env) {
  const set = names.flatMap((name) => {
    const value = env[name];
    return value ? [{ name, value }] : [];
  });
  return Object.fromEntries(
    set.map(({ name, value }) => [
      name,
      secretNames.test(name) || holdsCredentials(value) ? '(set; kept elsewhere)' : value,
    ]),
  );
}

/** @param {string} example the text of .env.example, which names every setting */
export const settingNames = (example) =>
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? []);
