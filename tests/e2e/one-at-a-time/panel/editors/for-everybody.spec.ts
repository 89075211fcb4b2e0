import { staff, test } from '../../../../support/site';
import { fewScreens, isForEverybody } from '../../../../support/staff/panel-screens';
import { signInByRequest } from '../../../../support/staff/staff-session';

// All screens: tests/long/panel-accessibility.spec.ts.
test('axe finds nothing at the sign-in, in a list and in a long form, at both widths and in both schemes', async ({
  page,
}) => {
  for (const screen of await fewScreens()) {
    if (screen.isOutside !== true) await signInByRequest(page, staff.editor);
    await isForEverybody(page, screen);
  }
});
