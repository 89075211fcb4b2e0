import {
  Bell,
  Boxes,
  BrainCircuit,
  CalendarRange,
  ChartLine,
  CreditCard,
  DatabaseZap,
  DoorOpen,
  Dumbbell,
  Factory,
  FileCheck,
  FileText,
  GraduationCap,
  HandHeart,
  Handshake,
  HeartPulse,
  House,
  Landmark,
  Layers,
  Leaf,
  type LucideIcon,
  Plane,
  Plug,
  Rocket,
  Scale,
  Server,
  ShieldCheck,
  ShoppingBag,
  Smartphone,
  TableProperties,
  TrendingUp,
  Truck,
  Umbrella,
  Users,
  Workflow,
} from 'lucide-react';

import type { IconName } from '@/payload-types';

/** The closed list that the panel offers (collections/fields/icon.ts). */
const icons: Record<IconName, LucideIcon> = {
  bell: Bell,
  boxes: Boxes,
  'brain-circuit': BrainCircuit,
  'calendar-range': CalendarRange,
  'chart-line': ChartLine,
  'credit-card': CreditCard,
  'database-zap': DatabaseZap,
  'door-open': DoorOpen,
  dumbbell: Dumbbell,
  factory: Factory,
  'file-check': FileCheck,
  'file-text': FileText,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  handshake: Handshake,
  'heart-pulse': HeartPulse,
  house: House,
  landmark: Landmark,
  layers: Layers,
  leaf: Leaf,
  plane: Plane,
  plug: Plug,
  rocket: Rocket,
  scale: Scale,
  server: Server,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  smartphone: Smartphone,
  'table-properties': TableProperties,
  'trending-up': TrendingUp,
  truck: Truck,
  umbrella: Umbrella,
  users: Users,
  workflow: Workflow,
};

export const isIconName = (name: string): name is IconName => name in icons;

/** A decorative line drawing: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = icons[name];
  return (
    <Drawing aria-hidden="true" strokeWidth={1.5} className={className ?? 'size-5 shrink-0'} />
  );
}
