//# allFunctionsCalledOnLoad

import{t as e}from"./application-office-ozC8MsLo.js";import{v as t}from"./routes-office-Dsg_2IqN.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{kind:`setting`,place:t.useSearch()});export{i as component};