import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Question {
  /** «Ngưng bán 3 bất động sản?» */
  title: string;
  description?: ReactNode;
  /** Crimson confirming button, for deleting or removing. */
  danger?: boolean;
}

/** Offers another action. It does not ask 'Chắc?', so its buttons name the actions. */
interface Offer extends Question {
  okText: string;
  /** Default 'Huỷ'. */
  cancelText?: string;
}

/**
 * Keeps a text until it is sent. If the dialog or its tab is closed by accident, the next dialog shows the text again. 'Huỷ'
 * drops it, and a successful `act` does too. Without `act` the caller drops it.
 */
interface SavedText {
  read: () => string;
  keep: (text: string) => void;
  drop: () => void;
}

export interface ReasonQuestion extends Question {
  /** Default 'Chắc'. */
  okText?: string;
  /** Default 'Huỷ'. */
  cancelText?: string;
  /** Above the box. Default 'Lý do'. */
  label?: string;
  placeholder?: string;
  /** Shown when left empty. Default 'Vui lòng nhập lý do'. Specification 1 §5. */
  missing?: string;
  /** It may be left empty. */
  optional?: boolean;
  /** Characters. Default 1000. */
  maxLength?: number;
  /** Common reasons. Choosing one puts it into the box, where the person can edit it. */
  templates?: readonly string[];
  kept?: SavedText;
}

export interface Asking {
  question: Question & Partial<Offer> & Pick<ReasonQuestion, 'kept'>;
  /** Runs on OK. The dialog shows that it is busy meanwhile, and stays open on failure. */
  act?: (reason: string) => Promise<unknown>;
  withReason: boolean;
  settle: (answer: string | null) => void;
}

/** The dialog on screen. */
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
 * Asks 'Huỷ' or 'Chắc'. 'Huỷ' has the focus, so an accidental key press does nothing. All screens use this confirmation.
 * Specification 1 §5.
 * @param act runs on 'Chắc' while the dialog shows that it is busy. If it throws, «Lỗi» shows the message and the dialog stays.
 * @returns whether the person chose 'Chắc' (and `act` succeeded)
 */
export const confirm = async (question: Question, act?: () => Promise<unknown>): Promise<boolean> =>
  (await ask({ question, act, withReason: false })) !== null;

/** Offers an alternative or a next action. @returns whether the person accepts */
export const offer = async (question: Offer): Promise<boolean> => (await ask({ question, withReason: false })) !== null;

/**
 * Asks for a reason, which must not be empty unless it is `optional`.
 * @param act as with `confirm`; the typed text stays if it fails
 * @returns the trimmed reason, or null when cancelled
 */
export const askReason = (
  question: ReasonQuestion,
  act?: (reason: string) => Promise<unknown>,
): Promise<string | null> => ask({ question, act, withReason: true });
