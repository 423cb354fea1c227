import type { Icon } from '@toam/ui/icon/draw-icon';
import {
  BellIcon,
  BookOpenTextIcon,
  BuildingsIcon,
  ChartLineUpIcon,
  ChatCircleDotsIcon,
  CraneIcon,
  FilesIcon,
  HouseIcon,
  MapPinIcon,
  MegaphoneIcon,
  NewspaperIcon,
  PhoneIncomingIcon,
  PlusIcon,
  ShieldCheckIcon,
  SquaresFourIcon,
  TargetIcon,
  TreeStructureIcon,
  UserIcon,
  UsersIcon,
} from '@toam/ui/icons';

/** Icons that remote.json may name for menu entries and commands. */
const icons: Record<string, Icon<'fill'>> = {
  bell: BellIcon,
  book: BookOpenTextIcon,
  buildings: BuildingsIcon,
  chart: ChartLineUpIcon,
  chat: ChatCircleDotsIcon,
  crane: CraneIcon,
  files: FilesIcon,
  house: HouseIcon,
  'map-pin': MapPinIcon,
  megaphone: MegaphoneIcon,
  newspaper: NewspaperIcon,
  'phone-incoming': PhoneIncomingIcon,
  plus: PlusIcon,
  shield: ShieldCheckIcon,
  target: TargetIcon,
  tree: TreeStructureIcon,
  user: UserIcon,
  users: UsersIcon,
};

/** The icon of a key. A neutral one for keys of a newer remote that this shell does not know. */
export const menuIcon = (key: string | undefined): Icon<'fill'> => icons[key ?? ''] ?? SquaresFourIcon;
