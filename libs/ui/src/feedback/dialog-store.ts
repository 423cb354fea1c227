import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Question {
  /** «Ngưng bán 3 bất động sản?» */
  title: string;
  description?: ReactNode;
  /** Crimson confirming button: something is taken away. */
  danger?: boolean;
}

/** Something else that could be done now: no question whether one is sure, so its buttons say what they do. */
export interface Offer extends Question {
  okText: string;
  /** Default 'Huỷ'. */
  cancelText?: string;
}

/**
 * Where a text lies until it is sent: a dialog that was closed by accident, or with its tab, shows it again. 'Huỷ' drops it, and
 * so does `act` once it succeeded; without `act` whoever asked drops it.
 */
export interface SavedText {
  read: () => string;
  keep: (text: string) => void;
  drop: () => void;
}

export interface ReasonQuestion extends Question {
  /** Default 'Chắc'. */
  okText?: string;
  /** Above the box. Default 'Lý do'. */
  label?: string;
  placeholder?: string;
  /** Shown when left empty. Default 'Vui lòng nhập lý do'. Specification 1 §5. */
  missing?: string;
  /** Characters. Default 1000. */
  maxLength?: number;
  /** Reasons given often; choosing one puts it into the box, where it can be gone on with. */
  templates?: readonly string[];
  kept?: SavedText;
}

interface Asking {
  question: Question & Partial<Offer> & Pick<ReasonQuestion, 'kept'>;
  /** What OK does; the dialog stays, busy, until it is over, and stays open if it fails. */
  act?: (reason: string) => Promise<unknown>;
  withReason: boolean;
  settle: (answer: string | null) => void;
}

/** The question on screen. */
export const useAsking = create<{ asking: Asking | null }>(() => ({ asking: null }));

function ask(asking: Omit<Asking, 'settle'>): Promise<string | null> {
  useAsking.getState().asking?.settle(null);
  return new Promise((resolve) => {
    const settle = (answer: string | null) => {
      useAsking.setState({ asking: null });
      resolve(answer);
    };
    useAsking.setState({ asking: { ...asking, settle } });
  });
}

/**
 * Asks 'Huỷ' or 'Chắc', with the focus on 'Huỷ': a key pressed too often does nothing. The one confirmation of all screens.
 * Specification 1 §5.
 * @param act when given, runs on 'Chắc' while the dialog shows that it is busy; if it throws, «Lỗi» says why and the
 * dialog stays
 * @returns whether the person was sure (and `act` succeeded)
 */
export const confirm = async (question: Question, act?: () => Promise<unknown>): Promise<boolean> =>
  (await ask({ question, act, withReason: false })) !== null;

/** Offers what could be done instead or next. @returns whether it shall be done */
export const offer = async (question: Offer): Promise<boolean> => (await ask({ question, withReason: false })) !== null;

/**
 * Asks for a reason, which must not be empty.
 * @param act as with `confirm`; what was typed survives its failure
 * @returns the trimmed reason, or null when cancelled
 */
export const askReason = (
  question: ReasonQuestion,
  act?: (reason: string) => Promise<unknown>,
): Promise<string | null> => ask({ question, act, withReason: true });
