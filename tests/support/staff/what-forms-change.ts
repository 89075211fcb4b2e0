import { newAdmin, removeNewAdmins } from './accounts';
import { expect, query, staff } from '../site';

export const id = '0b5e8a00-0000-4000-8000-00000000c0de';
export const email = 'otherwise@quillfeather.example';
/** Has a second factor, which the forms can take away. */
export const holder = { id: '' };
let adminId = '';

const idOf = async (address: string) => {
  const [user] = await query('SELECT id FROM users WHERE email = $1', [address]);
  return String(user?.['id']);
};

export async function prepareAccounts(): Promise<void> {
  const account = await newAdmin();
  holder.id = await idOf(account.email);
  adminId = await idOf(staff.admin.email);
}

export async function removeWhatFormsChange(): Promise<void> {
  await query('DELETE FROM contact_submissions WHERE id = $1 OR reference = $2', [id, typed]);
  await removeSecondFactors();
  await removeMail();
  await query('DELETE FROM saved_views; DELETE FROM own_texts; DELETE FROM address_joins');
  await chooseNotices(true);
  await removeNewAdmins();
}

const removeSecondFactors = () =>
  query('DELETE FROM second_factors WHERE user_id = ANY ($1::uuid[])', [[holder.id, adminId]]);

/** Puts back what any of the forms can change; `rows` is what differs from a usual submission. */
export async function putBack(...rows: string[]): Promise<void> {
  const jobs = () => query(`SELECT id FROM payload_jobs WHERE input->>'submission' = $1`, [id]);
  await expect.poll(jobs, { timeout: 15_000 }).toEqual([]);
  await query('DELETE FROM contact_submissions WHERE id = $1', [id]);
  await query(
    `INSERT INTO contact_submissions
       (id, reference, submitted_at, name, email, message, read_at, owner_notice_state, confirmation_state)
     VALUES ($1, 'C-ELSE-01', now(), 'Thessaly Quillfeather', $2, 'Hers alone.', now(), 'sent', 'failed')`,
    [id, email],
  );
  for (const row of rows.filter(Boolean))
    await query(`UPDATE contact_submissions SET ${row} WHERE id = $1`, [id]);
  await removeSecondFactors();
  await query(`INSERT INTO second_factors (user_id, secret) VALUES ($1, 'x')`, [holder.id]);
  await storeJoin();
  await storeMail();
  await query('DELETE FROM saved_views');
  await query(
    `INSERT INTO saved_views (id, owner, name, query, is_shared)
     VALUES ($1, $2, 'Hers', 'q=Quillfeather', false)`,
    // Its form names it, and is sent after others are.
    [id, adminId],
  );
  await query('DELETE FROM own_texts');
  await query(`INSERT INTO own_texts (id, owner, name, text) VALUES ($1, $2, 'Hers', 'Hello.')`, [
    id,
    adminId,
  ]);
  await chooseNotices(false);
}

/** What `postsOf` types into a box: here it is the reference of somebody who can be joined. */
const typed = 'Written by a test';

/** Another address of hers, and somebody else. */
async function storeJoin(): Promise<void> {
  await query('DELETE FROM address_joins');
  await query(
    `INSERT INTO address_joins (id, one, other) VALUES ($1, 'hers@quillfeather.example', $2)`,
    // Its form names it, as with the view below.
    [id, email],
  );
  await query('DELETE FROM contact_submissions WHERE reference = $1', [typed]);
  await query(
    `INSERT INTO contact_submissions
       (reference, submitted_at, name, email, message, owner_notice_state, confirmation_state)
     VALUES ($1, now(), 'Somebody', 'somebody@else.example', 'Other.', 'sent', 'sent')`,
    [typed],
  );
}

const removeMail = () => query(`DELETE FROM thread_entries WHERE fingerprint = 'quillfeather'`);

/** A mail of hers that belongs nowhere. */
async function storeMail(): Promise<void> {
  await removeMail();
  await query(
    `INSERT INTO thread_entries
       (id, kind, state, address, text, written_at, due_at, settled_at, sender, subject,
        message_id, fingerprint)
     VALUES ($1, 'answer', 'unmatched', $2, 'Hers alone.', now(), now(), now(), 'Thessaly',
             'Re: nothing', '<astray@quillfeather.example>', 'quillfeather')`,
    // Its form names it.
    [id, email],
  );
}

const chooseNotices = (all: boolean) =>
  query(
    `UPDATE users SET notices_assignment = $2, notices_mention = $2, notices_answered = $2, notices_watched = $2, notices_digest = $2,
       takes_by_reply = $2, signature = NULL WHERE id = $1`,
    [adminId, all],
  );

/** All that the forms can change. */
export const stateOfAll = () =>
  Promise.all([
    query('SELECT * FROM contact_submissions WHERE id = $1', [id]),
    query('SELECT * FROM contact_submissions_notes WHERE _parent_id = $1', [id]),
    query(`SELECT id FROM payload_jobs WHERE input->>'submission' = $1`, [id]),
    query('SELECT * FROM second_factors WHERE user_id = ANY ($1::uuid[]) ORDER BY user_id', [
      [holder.id, adminId],
    ]),
    query('SELECT * FROM saved_views ORDER BY id'),
    query('SELECT * FROM own_texts ORDER BY id'),
    query('SELECT * FROM address_joins ORDER BY one, other'),
    query(`SELECT * FROM thread_entries WHERE fingerprint = 'quillfeather'`),
    query(
      `SELECT notices_assignment, notices_mention, notices_answered, notices_watched, notices_digest, takes_by_reply, signature FROM users ORDER BY id`,
    ),
  ]);
