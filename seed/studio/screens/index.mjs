import { deelflo } from './deelflo.mjs';
import { educationPortal } from './education-portal.mjs';
import { financialCrm } from './financial-crm.mjs';
import { healthcarePlatform } from './healthcare-platform.mjs';
import { healthcareReferrals } from './healthcare-referrals.mjs';
import { hrPlatform } from './hr-platform.mjs';
import { logisticsJob } from './logistics-job.mjs';
import { logisticsOperations } from './logistics-operations.mjs';
import { restaurantManagement } from './restaurant-management.mjs';
import { retailGoodsIn } from './retail-goods-in.mjs';
import { retailInventory } from './retail-inventory.mjs';

/** @type {Record<string, string>} */
export const screens = {
  deelflo,
  'healthcare-platform': healthcarePlatform,
  'retail-inventory': retailInventory,
  'hr-platform': hrPlatform,
  'financial-crm': financialCrm,
  'restaurant-management': restaurantManagement,
  'education-portal': educationPortal,
  'logistics-operations': logisticsOperations,
  'healthcare-referrals': healthcareReferrals,
  'retail-goods-in': retailGoodsIn,
  'logistics-job': logisticsJob,
};
