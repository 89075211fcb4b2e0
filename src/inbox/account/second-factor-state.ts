import type { ActionState } from '../action/action-state';
import type { SetUp } from './second-factor';

/** What the form of the second factor shows in place of whether it is on. */
export interface SecondFactorState extends ActionState {
  readonly setUp?: SetUp;
  readonly recoveryCodes?: readonly string[];
}
