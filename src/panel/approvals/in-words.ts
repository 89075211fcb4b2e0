import type { OpenState } from '~/collections/review/approvals/open-approvals';

interface Named {
  readonly state: OpenState;
  readonly asker: { readonly name: string };
  readonly approver: { readonly name: string };
}

/** What is to be said of an approval in one line: beside a form, and on the first page. */
export function inWords({ state, asker, approver }: Named): string {
  switch (state) {
    case 'waiting':
      return `Waits for ${approver.name}, asked by ${asker.name}`;
    case 'approved':
      return `Approved by ${approver.name}`;
    case 'returned':
      return `Given back by ${approver.name}`;
    case 'changed':
      return `Changed since ${approver.name} approved it: approved no more`;
  }
}
