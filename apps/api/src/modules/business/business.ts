import { moduleOf } from '../../http/handle';
import { listFigureRowsCall } from './list-figure-rows';
import { readStaffStatisticCall } from './read-staff-statistic';
import { readStatisticCall } from './read-statistic';

/** Figures over deals, accumulations, targets and houses. */
export const businessModule = moduleOf([readStatisticCall, readStaffStatisticCall, listFigureRowsCall]);
