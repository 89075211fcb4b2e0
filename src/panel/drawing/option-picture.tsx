import { toBuildingName } from '~/collections/fields/building-names';
import { BuildingElevation } from '@/site/ground';
import { Icon, isIconName } from '@/ui/icon';

export type PictureKind = 'icon' | 'texture' | 'building';

/** What an option stands for, as the site draws it. Its name stands beside it. */
export function OptionPicture({ kind, value }: { kind: PictureKind; value: string }) {
  if (kind === 'texture') return <span className={`picture-picker__texture ${value}`} />;
  if (kind === 'building') {
    return (
      <BuildingElevation
        building={toBuildingName(value)}
        className="picture-picker__building"
        small
      />
    );
  }
  return isIconName(value) ? <Icon name={value} className="picture-picker__icon" /> : null;
}
