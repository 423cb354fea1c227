import { useIsPhone } from '@toam/ui/core';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';

/** /checkin itself, where the menu leads. On a phone checking in opens at once: two taps from the start to 'Đã Checkin'. */
export const CheckinStart = () => <Navigate to={useIsPhone() ? paths.checkinNow : paths.checkin} replace />;
